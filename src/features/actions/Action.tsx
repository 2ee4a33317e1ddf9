import { ActionMenu } from '#src/features/actions/ActionMenu.tsx';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { nameCampaign, withCampaign } from '#src/shared/address/campaign.ts';
import type { Cta } from '#src/shared/page/cta.ts';
import { buttonClass } from '#src/ui/buttons/buttonClass.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

interface ActionProps {
  readonly action: Cta;
  /** The edge of the button that its choice keeps to; `end` where the window ends beside it. */
  readonly align?: 'start' | 'end';
}

/** A call to action: a link, or what opens a choice. Its events are attributes, since it may stand in a static block. */
export function Action({ action, align }: ActionProps) {
  if ('submenu' in action) return <ActionMenu action={action} align={align} />;
  const { label, href, type, theme, size, id, utm, event, gtmEvent } = action;
  return (
    <LocalLink
      id={id}
      href={withCampaign(href, nameCampaign(utm))}
      className={buttonClass(theme, size, type)}
      data-utm={utm && ''}
      data-event={event}
      data-gtm-event={gtmEvent}
    >
      {label}
      {type === 'link' && <Icon name="arrow-right" size={20} />}
    </LocalLink>
  );
}
