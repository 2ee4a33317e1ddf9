import type { Specimen, SpecimenState } from '#src/specimens/Specimen.ts';
import { Button, type ButtonProps } from '#src/ui/buttons/Button.tsx';
import { buttonClass } from '#src/ui/buttons/buttonClass.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { MenuButton } from '#src/ui/menus/MenuButton.tsx';
import { MenuGroup, MenuListLink } from '#src/ui/menus/MenuList.tsx';
import { PlayButton } from '#src/ui/buttons/PlayButton.tsx';

const PSEUDO = ['hover', 'focus-visible', 'active'] as const;

function buttonStates(theme: NonNullable<ButtonProps['theme']>): SpecimenState[] {
  const show = (name: string, props: Partial<ButtonProps> = {}): SpecimenState => ({
    name: `${theme}, ${name}`,
    render: () => (
      <Button theme={theme} {...props}>
        Start a call
      </Button>
    ),
  });
  return [
    show('at rest'),
    ...PSEUDO.map((pseudo) => ({ ...show(pseudo), pseudo })),
    show('loading', { loading: true }),
    show('disabled', { disabled: true }),
    show('with an icon', { icon: 'phone-call' }),
  ];
}

/** Buttons, and links that look like them. */
export const buttonSpecimens: readonly Specimen[] = [
  {
    id: 'button',
    title: 'Button',
    states: (['primary', 'secondary', 'quiet'] as const).flatMap(buttonStates),
  },
  {
    id: 'button-sizes',
    title: 'Button: sizes',
    states: (['small', 'medium', 'large'] as const).map((size) => ({
      name: size,
      render: () => <Button size={size}>Start a call</Button>,
    })),
  },
  {
    id: 'button-link',
    title: 'Button: as a link',
    states: (['primary', 'secondary', 'quiet'] as const).map((theme) => ({
      name: theme,
      render: () => (
        <a href="#button-link" className={buttonClass(theme)}>
          Read the documentation
        </a>
      ),
    })),
  },
  {
    id: 'button-text',
    title: 'Button: as a text with an arrow',
    states: (['small', 'medium', 'large'] as const).flatMap((size) =>
      ([undefined, 'hover', 'focus-visible'] as const).map((pseudo) => ({
        name: `${size}, ${pseudo ?? 'at rest'}`,
        ...(pseudo ? { pseudo } : {}),
        render: () => (
          <a href="#button-text" className={buttonClass('primary', size, 'link')}>
            Read the documentation
            <Icon name="arrow-right" size={20} />
          </a>
        ),
      })),
    ),
  },
  {
    id: 'menu-button',
    title: 'Button: with a submenu',
    states: (['primary', 'secondary', 'quiet'] as const).flatMap((theme) =>
      ([undefined, ...PSEUDO] as const).map((pseudo) => ({
        name: `${theme}, ${pseudo ?? 'at rest'}`,
        ...(pseudo ? { pseudo } : {}),
        render: () => (
          <MenuButton label="Start free" theme={theme}>
            <MenuListLink href="#menu-button">Without code, in Kit</MenuListLink>
            <MenuGroup title="I have an account">
              <MenuListLink href="#menu-button">Communications platform</MenuListLink>
              <MenuListLink href="#menu-button">Kit</MenuListLink>
            </MenuGroup>
          </MenuButton>
        ),
      })),
    ),
  },
  {
    id: 'play-button',
    title: 'Play button',
    states: (['idle', 'playing', 'paused'] as const).map((state) => ({
      name: state,
      render: () => <PlayButton what="a recorded call" state={state} />,
    })),
  },
];
