import { startBareAsk } from './http/bare-ask.ts';
import { hammer } from './http/hammer.ts';
import { removeDataDir, startBenchedProduct } from './product-process.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const ROUNDS = 5;
/** The product has far more code to compile than the bare server: until then its rounds say nothing of the day. */
const WARM = 4;
const SECONDS = 2;
const CONNECTIONS = 16;
const GOAL = 0.4;

/** Complaints of each level, in three languages, as long as people write them. */
const TEXTS = [
  'mtoto wangu ana homa na hawezi kunyonya',
  'nina kikohozi na mafua tangu siku tatu, naomba ushauri',
  'I have had a sore throat since yesterday and it hurts when I swallow',
  "j'ai mal au ventre depuis deux jours, sans fièvre",
  'dalili za malaria ni zipi?',
  'my father is 68, he has chest pain and sweats, it began an hour ago',
  'maumivu ya mgongo baada ya kubeba mzigo, natembea vizuri',
];

/** Measures `POST /api/ai/ask` in comparison with bare `node:http` that only runs the engine. */
export async function measureAsk(): Promise<Row[]> {
  const product = await startBenchedProduct({ WORKER: 'false' });
  const bare = await startBareAsk();
  const paths = Array.from({ length: CONNECTIONS }, () => ['/api/ai/ask']);
  const bodies = TEXTS.map((text) => JSON.stringify({ text }));
  const rates = { bare: [] as number[], ours: [] as number[] };
  try {
    for (let round = -WARM; round < ROUNDS; round += 1) {
      const once = {
        bare: await hammer({ url: bare.url, paths, bodies, seconds: SECONDS }),
        ours: await hammer({ url: product.url, paths, bodies, seconds: SECONDS }),
      };
      // The first rounds warm up and are not counted.
      if (round >= 0) for (const side of ['bare', 'ours'] as const) rates[side].push(once[side]);
    }
  } finally {
    bare.child.kill();
    await product.stop();
    removeDataDir(product.dataDir);
  }
  const ratio = median(rates.ours.map((rate, round) => rate / rates.bare[round]!));
  return [
    {
      what: '`POST /api/ai/ask`, seven complaints by turns',
      measured: `${median(rates.ours).toFixed(0)}/s = ${ratio.toFixed(2)}`,
      beside: `bare \`node:http\` that runs the engine: ${median(rates.bare).toFixed(0)}/s`,
      goal: `≥ ${GOAL}`,
      met: ratio >= GOAL,
      figures: [{ unit: '/s', value: median(rates.ours), peer: median(rates.bare), ratio }],
    },
  ];
}
