import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import styles from '#src/pages/answer/Answer.module.css';
import { MoreHelp } from '#src/pages/answer/MoreHelp.tsx';
import type { answerSchema } from '#src/pages/answer/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { JsonLd } from '#src/ui/sections/JsonLd.tsx';
import { PageIntro } from '#src/ui/sections/PageIntro.tsx';

/** A question and its answer, then where to go when that was not it. */
export function Answer({ page, slots }: TemplateProps<typeof answerSchema>) {
  const { lead, topic, siblings = [] } = page;
  const question = page.longtitle ?? page.title;
  const others = siblings.filter(({ path }) => path !== page.path);
  return (
    <>
      <Breadcrumbs page={page} />
      <article className={styles.answer}>
        <PageIntro title={question} lead={lead} surface="tint" />
        {slots.body}
      </article>
      <MoreHelp topic={topic} questions={others} />
      {lead && (
        <JsonLd
          data={{
            '@type': 'FAQPage',
            inLanguage: page.locale,
            mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: lead } }],
          }}
        />
      )}
    </>
  );
}
