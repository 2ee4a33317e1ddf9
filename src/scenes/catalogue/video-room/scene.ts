import loadable from '@loadable/component';
import type { videoRoomSchema } from '#src/scenes/catalogue/video-room/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For video, conferencing and in-app calls. */
export const videoRoomScene = defineScene<typeof videoRoomSchema>({
  name: 'video-room',
  view: loadable(
    () => import(/* webpackChunkName: "scene-video-room" */ '#src/scenes/catalogue/video-room/VideoRoom.tsx'),
    { resolveComponent: (module) => module.VideoRoom },
  ),
});
