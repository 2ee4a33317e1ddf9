import { ActionMenu } from '#src/features/actions/ActionMenu.tsx';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { nameCampaign, withCampaign } from '#src/shared/address/campaign.ts';
import type { Cta } from '#src/shared/page/cta.ts';
import { buttonClass } from '#src/ui/buttons/buttonClass.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** A call to action: a link, or what opens a choice. Its events are attributes, since it may stand in a static block. */
export function Action({ action }: { readonly action: Cta }) {
  if ('submenu' in action) return <ActionMenu action={action} />;
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
