import type { Language } from './fullestPages.ts';
import type { Section } from './measurement.ts';

/** What the command line may say to the parts. */
export interface BenchOptions {
  /** How often what wavers is measured; the median counts. */
  readonly rounds: number;
  /** With how many documents the start is measured: as many as the site may have one day. */
  readonly documents: number;
  /** Which languages Lighthouse looks at. */
  readonly languages: readonly Language[];
  /** Told what is done now. */
  readonly tell: (text: string) => void;
}

/** A part of the benchmark. It can be run alone, on a build that is there. */
export interface Part {
  /** As `--only` names it. */
  readonly name: string;
  readonly title: string;
  measure(this: void, options: BenchOptions): Promise<Omit<Section, 'title'>>;
}
