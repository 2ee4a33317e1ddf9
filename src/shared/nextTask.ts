/** @returns when the browser has done what has come meanwhile: work in several tasks keeps no visitor waiting for all of it */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
