/** The pages of the site that the kit sub-menu leads to, where they exist (SPEC part 2). */
export const KIT_PATHS = {
  pricing: '/kit/pricing',
  blog: '/blog/category/kit',
} as const;
