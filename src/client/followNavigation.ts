import type { DataRouter } from 'react-router';
import type { LoadingStore } from '#src/stores/LoadingStore.ts';

interface FollowNavigationOptions {
  readonly router: Pick<DataRouter, 'subscribe'>;
  readonly loading: Pick<LoadingStore, 'start' | 'finish' | 'reset'>;
  readonly onArrival: () => void;
}

/** The loading bar starts with a navigation and ends when its data is there (SPEC part 4). */
export function followNavigation({ router, loading, onArrival }: FollowNavigationOptions): void {
  let goal: unknown;
  router.subscribe(({ navigation }) => {
    if (navigation.location === goal) return;
    goal = navigation.location;
    if (goal) {
      loading.start();
    } else {
      loading.finish();
      onArrival();
    }
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) loading.reset();
  });
}
