import loadable from '@loadable/component';
import type { bookingSchema } from '#src/scenes/catalogue/booking/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For telehealth and appointment reminders. */
export const bookingScene = defineScene<typeof bookingSchema>({
  name: 'booking',
  view: loadable(() => import(/* webpackChunkName: "scene-booking" */ '#src/scenes/catalogue/booking/Booking.tsx'), {
    resolveComponent: (module) => module.Booking,
  }),
});
