import { ScrollRestoration, useLoaderData } from 'react-router';
import { BlockView } from '#src/app/BlockView.tsx';
import { PageHead } from '#src/app/PageHead.tsx';
import { layouts } from '#src/app/registry/layouts.ts';
import { templates } from '#src/app/registry/templates.ts';
import type { Page } from '#src/shared/page.ts';

/** A page from its data: the layout around the template around the blocks. */
export function PageView() {
  const page = useLoaderData<Page>();
  const Layout = layouts[page.layout];
  const { view: Template } = templates[page.template];
  return (
    <Layout page={page}>
      <PageHead page={page} />
      <ScrollRestoration />
      <Template page={page}>
        {page.blocks.map((block) => (
          <BlockView key={`${page.path} ${block.id}`} block={block} />
        ))}
      </Template>
    </Layout>
  );
}
