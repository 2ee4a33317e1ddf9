import type { Specimen, SpecimenState } from '#src/specimens/Specimen.ts';
import { Button, type ButtonProps } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { PlayButton } from '#src/ui/PlayButton.tsx';

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
    id: 'play-button',
    title: 'Play button',
    states: (['idle', 'playing', 'paused'] as const).map((state) => ({
      name: state,
      render: () => <PlayButton what="a recorded call" state={state} />,
    })),
  },
];
