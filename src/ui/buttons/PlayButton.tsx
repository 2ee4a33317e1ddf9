import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '#src/ui/buttons/Button.tsx';

/** `failed`: the recording could not be loaded; the next press tries again. */
export type PlayState = 'idle' | 'playing' | 'paused' | 'failed';

interface PlayButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'theme'> {
  /** What is heard: completes “Play …” for those who do not see where the button stands. */
  readonly what: string;
  readonly state: PlayState;
}

/** Starts and pauses a recording (SPEC part 4, the play-audio button). Its label says what the next press does. */
export function PlayButton({ what, state, ...rest }: PlayButtonProps) {
  const { t } = useLingui();
  const labels = { idle: t`Play`, playing: t`Pause`, paused: t`Resume`, failed: t`Try again` };
  return (
    <Button
      theme={state === 'idle' ? 'secondary' : 'primary'}
      icon={state === 'playing' ? 'player-pause' : 'player-play'}
      data-state={state}
      {...rest}
    >
      {labels[state]}
      <span className="visuallyHidden">: {what}</span>
    </Button>
  );
}
