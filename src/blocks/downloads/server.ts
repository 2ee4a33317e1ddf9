import type { DownloadsBlock, downloadsSchema } from '#src/blocks/downloads/schema.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';

/** The size of each file is that on the disk; one that does not exist is not offered. */
export const downloadsServer = defineServerPart<typeof downloadsSchema, Pick<DownloadsBlock, 'items'>>({
  from: 'content',
  fill: ({ items }, { snapshot: { files } }) => ({
    items: items.flatMap((item) => {
      const bytes = files.get(item.href);
      return bytes === undefined ? [] : [{ ...item, bytes }];
    }),
  }),
});
