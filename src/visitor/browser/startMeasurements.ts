import type { VisitorContext } from '#src/client/VisitorContext.ts';
import {
  cleanMessage,
  MEASURED_SHARE,
  MEASUREMENT_LIMITS,
  MEASUREMENTS_PATH,
  type ClientErrorKind,
  type Measurements,
  type Vital,
} from '#src/visitor/data/measurements.ts';

/**
 * Measures one visit in five: how fast the page came and answered, and what went wrong in its scripts. It is posted to the site
 * itself when the visitor leaves, says nothing of them, and keeps nothing, so nobody is asked (docs/decisions/0052).
 */
export function startMeasurements({ site, firstTemplate }: Pick<VisitorContext, 'site' | 'firstTemplate'>): void {
  if (Math.random() >= MEASURED_SHARE) return;
  // What loaded is the page that the visit began on.
  const visit = createVisit((parts) => ({ template: firstTemplate, locale: site.locale, ...parts }));
  watchErrors((kind, message) => visit.addError(kind, message));
  void measureVitals((name, value) => visit.addVital(name, value)).then(() => {
    // Behind the library's own listener, which says the last values.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') visit.send();
    });
  });
}

/** Gathers what is to be sent, until somebody leaves; whoever comes back may bring more. */
function createVisit(complete: (parts: Pick<Measurements, 'vitals' | 'errors'>) => Measurements) {
  let vitals: Partial<Record<Vital, number>> = {};
  let errors: { kind: ClientErrorKind; message: string }[] = [];
  let told = 0;
  return {
    addVital(name: Vital, value: number) {
      vitals[name] = value;
    },
    addError(kind: ClientErrorKind, message: string) {
      // A page that fails in a loop says so a few times.
      if (told >= MEASUREMENT_LIMITS.errors) return;
      told += 1;
      errors.push({ kind, message: cleanMessage(message) });
    },
    send() {
      if (Object.keys(vitals).length === 0 && errors.length === 0) return;
      navigator.sendBeacon(MEASUREMENTS_PATH, JSON.stringify(complete({ vitals, errors })));
      vitals = {};
      errors = [];
    },
  };
}

async function measureVitals(add: (name: Vital, value: number) => void): Promise<void> {
  try {
    const library = await import(/* webpackChunkName: "web-vitals" */ 'web-vitals');
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = library;
    for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
      watch(({ name, value }) => add(name, Math.round(value * PRECISION) / PRECISION));
    }
  } catch {
    // A visit that is not measured is one of most.
  }
}

/** Of CLS; times have less use for it. */
const PRECISION = 10_000;

/** Errors of this site's scripts; those of extensions and of third parties are not ours to count. */
function watchErrors(add: (kind: ClientErrorKind, message: string) => void): void {
  const ownScripts = `${window.location.origin}/`;
  window.addEventListener('error', ({ message, filename }) => {
    if (filename.startsWith(ownScripts)) add('script', message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // Only an error says where it is from: ours are errors.
    if (!(reason instanceof Error && reason.stack?.includes(ownScripts))) return;
    add('promise', `${reason.name}: ${reason.message}`);
  });
}
