import { useLayoutEffect, useReducer, type RefObject } from 'react';
import type { EstimateStore } from '#src/pricing/view/estimator/EstimateStore.ts';
import type { CountField } from '#src/pricing/view/estimator/draftLine.ts';

/**
 * Takes over what was typed and chosen before the browser's part was there, instead of putting it back. What follows at once
 * is heard, too: a render that is asked for here comes before the next key, and before it the effects by which all parts
 * listen to the store. They would come in a task of their own, and a field that is changed until then falls back.
 */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>, store: EstimateStore): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    drawAgain();
    if (!form.current) return;
    const data = new FormData(form.current);
    for (const [index, { key, typed, line }] of store.drafts.entries()) {
      const inForm = (field: string) => data.get(`${String(index)}.${field}`);
      for (const [field, text] of Object.entries(typed)) {
        const found = inForm(field);
        if (typeof found === 'string' && found !== text) store.type(key, field as CountField, found);
      }
      const change = Object.entries(line).flatMap(([field, value]): [string, unknown][] => {
        if (Array.isArray(value)) {
          const chosen = data.getAll(`${String(index)}.${field}`).map(String);
          return isSame(chosen, value as readonly string[]) ? [] : [[field, chosen]];
        }
        const found = typeof value === 'string' ? inForm(field) : null;
        return typeof found === 'string' && found.replaceAll('\r\n', '\n') !== value ? [[field, found]] : [];
      });
      if (change.length > 0) store.choose(key, Object.fromEntries(change));
    }
  }, [form, store]);
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();
