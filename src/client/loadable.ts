import { createElement, use, type ComponentType } from 'react';

interface Options {
  readonly resolveComponent: (module: never) => ComponentType<object>;
}

/**
 * In place of `@loadable/component` in the browser (webpack/client.mjs), which needs a tenth of it: code is loaded before it is
 * drawn. Its other half, which tells the server what a page has drawn, stays where it is of use; so does its Babel plugin, whose
 * seven functions for each import weigh more than all that is imported by the first visit.
 *
 * @returns a component whose code `load` brings; drawn before that, it suspends
 */
// oxlint-disable-next-line house/no-default-export -- it answers to the package's name
export default function loadable(importView: () => Promise<unknown>, { resolveComponent }: Options) {
  let View: ComponentType<object> | undefined;
  let loading: Promise<ComponentType<object>> | undefined;

  function load() {
    loading ??= importView().then(
      (module) => (View = resolveComponent(module as never)),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  return Object.assign((props: object) => createElement(View ?? use(load()), props), { load });
}
