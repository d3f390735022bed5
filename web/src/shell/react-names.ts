import * as React from 'react';
import * as runtime from 'react/jsx-runtime';

/**
 * React is a CommonJS package, which a bundler can only hand on as a whole: every file would unwrap it and look up each
 * hook. In the browser's bundle this file stands in its place (`build/named-react.ts`).
 */
export const {
  Children,
  Component,
  Suspense,
  createContext,
  createElement,
  memo,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} = React;
export const { Fragment, jsx, jsxs } = runtime;
