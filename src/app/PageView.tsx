import loadable from '@loadable/component';
import { BlockView } from '#src/app/BlockView.tsx';
import { PageHead } from '#src/app/PageHead.tsx';
import { QueryScope } from '#src/app/QueryScope.tsx';
import { layouts } from '#src/app/registry/layouts.ts';
import { templateEntry } from '#src/app/registry/templates.ts';
import { useVisit } from '#src/app/useVisit.ts';
import { Announcer } from '#src/features/announcer/Announcer.tsx';
import { LoadingBar } from '#src/features/loading-bar/LoadingBar.tsx';
import { Outbox } from '#src/forms/view/outbox/Outbox.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { fillSlots } from '#src/shared/page/slots.ts';

/** Few ever see one: `pageChunks` names its chunk where it is shown. */
const DraftBar = loadable(() => import(/* webpackChunkName: "draft-bar" */ '#src/app/DraftBar.tsx'), {
  resolveComponent: (module) => module.DraftBar,
});

/**
 * A page from its data: the layout around the template around the blocks. What follows the visitor from page to page stands
 * outside the layout, which may be another one on the next.
 */
export function PageView({ page }: { readonly page: Page }) {
  useVisit();
  const Layout = layouts[page.layout];
  const { view: Template, slots } = templateEntry(page.template);
  return (
    <QueryScope page={page}>
      <LoadingBar />
      <Layout page={page}>
        <PageHead page={page} />
        {/* Anew for each page: what the first one has as the server's HTML is not that of the next. */}
        <Template
          key={page.path}
          page={page}
          slots={fillSlots(slots, page.blocks, (block) => (
            <BlockView key={`${page.path} ${block.id}`} block={block} />
          ))}
        />
      </Layout>
      {page.preview && <DraftBar {...page.preview} />}
      <Outbox />
      <Announcer page={page} />
    </QueryScope>
  );
}
