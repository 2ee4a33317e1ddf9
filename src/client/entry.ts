import { nextTask } from '#src/shared/nextTask.ts';

/**
 * The parts of the first script, each in a task of its own: on a slow phone the browser answers its visitor in between. They are
 * in one file all the same.
 */
async function start() {
  await nextTask();
  await import(/* webpackMode: "eager" */ '#src/client/beginReact.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ '#src/client/main.tsx');
}

void start();
