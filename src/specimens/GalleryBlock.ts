/** A field of a block, as an editor writes it. */
export interface GalleryField {
  /** `items[].title`. */
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
}

/** What the gallery shows of a block. */
export interface GalleryBlock {
  readonly type: string;
  /** What it is for. */
  readonly about: string;
  readonly fields: readonly GalleryField[];
  readonly yaml: string;
  /** The page that the example is taken from; none when no page uses the block. */
  readonly path?: string;
  /** The example as a page shows it, or why it could not be shown. */
  readonly picture: { readonly html: string } | { readonly problem: string };
}
