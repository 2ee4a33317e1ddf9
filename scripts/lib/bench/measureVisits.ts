import type { Page } from 'puppeteer';
import { startSite } from '#tests/support/startSite.ts';
import { findFullestPages, type FullestPage } from './fullestPages.ts';
import type { Measurement, Table } from './measurement.ts';
import type { Part } from './part.ts';
import { openPhone, type Phone } from './phone.ts';
import { writeFigure } from './tables.ts';
import { sumByKind, watchTraffic, type Kind, type LoadedFile } from './traffic.ts';
import { warmPage } from './warmPage.ts';

/** In kB. */
const GOALS = { scripts: 90, styles: 15, page: 20 } as const;
const NAMES = { scripts: 'JavaScript', styles: 'CSS', page: 'HTML' } as const;
const KINDS_TOLD: readonly Kind[] = ['scripts', 'styles', 'page', 'fonts', 'images', 'other'];

interface Visited extends FullestPage {
  readonly first: readonly LoadedFile[];
  /** What was loaded beyond that, for pages that may be wanted next. */
  readonly prefetched: readonly LoadedFile[];
}

/** What the first visit of each template takes over the wire. */
export const visitsPart: Part = {
  name: 'visits',
  title: 'First visit',
  async measure({ tell }) {
    const site = await startSite({ PAGE_TTL: '3600' });
    const phone = await openPhone();
    try {
      const visited: Visited[] = [];
      const pages = await findFullestPages(site.port, 'en');
      await Promise.all(pages.map(({ path }) => warmPage(site.port, path)));
      for (const page of pages) {
        tell(`${page.template}: ${page.path}`);
        visited.push(await visit(phone, page));
      }
      return { about: ABOUT, measurements: describe(visited), table: tableOf(visited) };
    } finally {
      await phone.close();
      await site.stop('SIGKILL');
    }
  },
};

const ABOUT =
  'Bodies as they came over the wire, compressed, in a Chromium that was never here, with the window of a phone: the page of each template with the most blocks, in English, from the navigation until the network is quiet, nothing touched. What is prefetched is what comes beyond that where the browser does not say that data is to be saved (`navigator.connection.saveData`).';

async function visit(phone: Phone, page: FullestPage): Promise<Visited> {
  const [first = [], all = []] = await Promise.all(
    [true, false].map((saveData) => phone.visit((tab) => load(tab, page.url, { saveData }))),
  );
  const known = new Set(first.map(({ url }) => url));
  return { ...page, first, prefetched: all.filter(({ url }) => !known.has(url)) };
}

const QUIET = { idleTime: 1000, timeout: 30_000 } as const;
/** Prefetch waits twice for the browser to have nothing else to do, each time for 2 s at most; in ms. */
const PREFETCH_BEGINS = 3000;

async function load(tab: Page, url: string, { saveData }: { readonly saveData: boolean }) {
  const files = await watchTraffic(await tab.createCDPSession());
  if (saveData) {
    await tab.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  }
  await tab.goto(url, { waitUntil: 'load' });
  if (!saveData) await new Promise((resolve) => setTimeout(resolve, PREFETCH_BEGINS));
  await tab.waitForNetworkIdle(QUIET);
  return files();
}

const inKb = (bytes: number) => bytes / 1000;

/** Of each kind with a goal the worst template, which all others are at least as good as. */
function describe(visited: readonly Visited[]): Measurement[] {
  return (Object.keys(GOALS) as (keyof typeof GOALS)[]).map((kind) => {
    const sizes = visited.map(({ template, first }) => ({ template, kb: inKb(sumByKind(first)[kind]) }));
    const { template = '', kb = NaN } = sizes.sort((a, b) => b.kb - a.kb)[0] ?? {};
    const fitting = sizes.filter((size) => size.kb <= GOALS[kind]).length;
    return {
      what: `${NAMES[kind]}, the most of any template`,
      unit: 'kB',
      figure: kb,
      goal: { of: 'figure', atMost: GOALS[kind] },
      note: `${template}; ${String(fitting)} of ${String(sizes.length)} templates fit`,
    };
  });
}

function tableOf(visited: readonly Visited[]): Table {
  const kb = (bytes: number) => writeFigure(inKb(bytes), 'kB');
  return {
    head: ['template', 'page', 'JavaScript', 'CSS', 'HTML', 'fonts', 'images', 'other', 'files', 'prefetched', 'files'],
    rows: visited.map(({ template, path, first, prefetched }) => {
      const sums = sumByKind(first);
      const later = [kb(sumByKind(prefetched).all), String(prefetched.length)];
      return [template, path, ...KINDS_TOLD.map((kind) => kb(sums[kind])), String(first.length), ...later];
    }),
  };
}
