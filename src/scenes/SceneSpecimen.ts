import type { WrittenLocale } from '#config/locales.ts';

/** A scene as content files would have it, whole in each language, without its name. */
export type SceneSpecimen<Input> = Readonly<Record<WrittenLocale, Omit<Input, 'name'>>>;
