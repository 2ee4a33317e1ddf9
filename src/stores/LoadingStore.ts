import { LOADING_BAR } from '#config/constants.ts';
import { Store } from '#src/stores/Store.ts';

type LoadingPhase = 'idle' | 'waiting' | 'running' | 'finished' | 'failed';

/** The loading bar's state over time (SPEC parts 4 and 9): what is quick never shows it. */
export class LoadingStore extends Store {
  phase: LoadingPhase = 'idle';
  /** 0 to 1. */
  progress = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isVisible(): boolean {
    return this.phase !== 'idle' && this.phase !== 'waiting';
  }

  /** A navigation that takes another's place goes on with its bar, which never moves back. */
  start() {
    if (this.phase === 'waiting' || this.phase === 'running') return;
    this.show('waiting', 0);
    this.#timer = setTimeout(() => this.run(), LOADING_BAR.throttle);
  }

  /** @param fraction how much of the load is known to be done, 0 to 1 */
  report(fraction: number) {
    if (this.phase !== 'waiting' && this.phase !== 'running') return;
    this.change(() => {
      this.progress = Math.min(1, Math.max(this.progress, fraction));
    });
  }

  finish() {
    if (this.phase === 'waiting') this.reset();
    else if (this.phase === 'running') this.end('finished');
  }

  /** Shown even when it comes at once, since nothing else would say so. */
  fail() {
    if (this.phase === 'waiting' || this.phase === 'running') this.end('failed');
  }

  /** No bar, at once: for a page that comes back as it was left. */
  reset() {
    this.show('idle', 0);
  }

  private run() {
    this.show('running', this.progress);
    this.#timer = setInterval(() => {
      this.report(this.progress + LOADING_BAR.tick / LOADING_BAR.duration);
      if (this.progress === 1) clearInterval(this.#timer);
    }, LOADING_BAR.tick);
  }

  private end(phase: 'finished' | 'failed') {
    this.show(phase, 1);
    this.#timer = setTimeout(() => this.reset(), LOADING_BAR.hideDelay);
  }

  /** Whatever was to come by itself does not come any more. */
  private show(phase: LoadingPhase, progress: number) {
    clearTimeout(this.#timer);
    this.change(() => {
      this.phase = phase;
      this.progress = progress;
    });
  }
}
