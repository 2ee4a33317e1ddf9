import { Vacancy } from '#src/pages/vacancy/Vacancy.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderTemplate } from '#tests/support/renderTemplate.tsx';

const page: Page & { job: { hours: string; pay: string }; vacancy: { team: Named; places: Named[]; posted: string } } =
  {
    path: '/careers/voice',
    locale: 'pt',
    locales: ['pt'],
    template: 'vacancy',
    layout: 'default',
    title: 'Engenheiro de voz, trabalho remoto',
    menutitle: 'Engenheiro de voz',
    lead: 'Tudo passa por aqui.',
    meta_description: 'Uma vaga.',
    breadcrumbs: [],
    blocks: [],
    job: { hours: 'Tempo inteiro', pay: '1 € por ano' },
    vacancy: {
      team: { slug: 'engineering', name: 'Engenharia' },
      places: [{ slug: 'europe', name: 'Europa' }],
      posted: '2026-10-12',
    },
  };
interface Named {
  slug: string;
  name: string;
}

describe('Vacancy', () => {
  it('says what candidates ask first, and leads to what is like it', () => {
    const html = renderTemplate(<Vacancy page={page} slots={{ body: 'the job' }} />, { locale: 'pt' });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('1 € por ano');
    expect(html).toContain('12 de outubro de 2026');
    expect(html).toContain('href="/pt/careers?team=engineering"');
    expect(html).toContain('href="/pt/careers?place=europe"');
    expect(html).toContain('"@type":"JobPosting"');
    expect(html).toContain('"datePosted":"2026-10-12"');
  });

  it('does without what a CMS leaves out', () => {
    const bare: Page = { ...page };
    const html = renderTemplate(
      <Vacancy page={{ ...bare, job: undefined, vacancy: undefined }} slots={{ body: 'the job' }} />,
    );
    expect(html).toContain('the job');
    expect(html).not.toContain('JobPosting');
  });
});
