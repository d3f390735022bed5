// Our own lint rules for screens: what a device says, what a translator must leave as it is, what a journey waits for.

/** What a device says wrongly, or only over https. */
const believed = new Set([
  'Date.now',
  'Math.random',
  'navigator.clipboard',
  'navigator.language',
  'navigator.languages',
]);

export const onlyOneDevice = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message:
          'The time, zone, languages, random numbers and clipboard of a device come from web/src/api/device.ts: its clock and zone may be wrong, and over plain http half of these functions do not exist.',
      });
    return {
      MemberExpression(node) {
        const { object, property } = node;
        const isCrypto =
          object.name === 'crypto' || (object.type === 'MemberExpression' && object.property.name === 'crypto');
        if (isCrypto || believed.has(`${object.name}.${property.name}`)) report(node);
        if (['resolvedOptions', 'getTimezoneOffset'].includes(property.name)) report(node);
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node);
      },
    };
  },
};

/** What a translator of the browser must leave as it is. */
const ownWords = new Set(['full_name', 'doctor_name', 'reference', 'reference_id', 'transaction_id', 'code']);

export const namesStay = {
  create(context) {
    const isOwn = (shown) =>
      (shown.type === 'CallExpression' && shown.callee.name === 'money') ||
      (shown.type === 'MemberExpression' && !shown.computed && ownWords.has(shown.property.name)) ||
      (shown.type === 'ChainExpression' && isOwn(shown.expression));
    const staysAsIs = ({ openingElement }) =>
      openingElement?.attributes.some(({ name }) => name?.name === 'translate') ||
      openingElement?.name.name === 'option';
    return {
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXElement' && isOwn(node.expression) && !staysAsIs(node.parent))
          context.report({
            node,
            message: 'Names, codes and money stand in an element with translate="no": a translator would change them.',
          });
      },
    };
  },
};

/** What is read from a page once, and what waits for it instead. */
const WAITING = {
  count: 'toHaveCount',
  inputValue: 'toHaveValue',
  isChecked: 'toBeChecked',
  isDisabled: 'toBeDisabled',
  isEnabled: 'toBeEnabled',
  isHidden: 'toBeHidden',
  isVisible: 'toBeVisible',
};

export const expectWhatWaits = {
  create: (context) => ({
    CallExpression({ callee, arguments: [first], parent }) {
      if (callee.name !== 'expect' || first?.type !== 'AwaitExpression') return;
      const read = first.argument.callee?.property?.name;
      if (!Object.hasOwn(WAITING, read ?? '') || parent.property?.name !== 'toBe') return;
      const message = `The page may not be there yet: await expect(locator).${WAITING[read]}(…) waits for it.`;
      context.report({ node: first, message });
    },
  }),
};
