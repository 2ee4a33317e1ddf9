import { useLingui } from '@lingui/react/macro';
import { locales } from '#config/locales.ts';
import { AudioControls } from '#src/blocks/audio/AudioControls.tsx';
import styles from '#src/blocks/audio/Audio.module.css';
import { CallStrip } from '#src/blocks/audio/CallStrip.tsx';
import type { AudioBlock } from '#src/blocks/audio/schema.ts';
import { TurnList } from '#src/blocks/audio/TurnList.tsx';
import { usePlayback } from '#src/blocks/audio/usePlayback.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

type AudioPlayerProps = Pick<AudioBlock, 'audio' | 'label' | 'seconds' | 'turns'>;

/**
 * Without JavaScript the browser's own controls stand here, with the same captions. With it ours do, from the first: nothing
 * moves when their code comes.
 */
export function AudioPlayer({ audio, label, seconds, turns }: AudioPlayerProps) {
  const { t } = useLingui();
  const { iso, locale } = useSite();
  const hydrated = useHydrated();
  const { element, state, time, toggle, seek, fail } = usePlayback();
  const { file } = locales[locale];
  const started = state === 'playing' || time > 0;
  const current = started ? turns.filter(({ from }) => from <= time).length - 1 : -1;
  return (
    <div className={styles.player}>
      <div className={styles.stage}>
        <audio {...element} className={styles.native} controls={!hydrated} preload="none" aria-label={label}>
          <source src={`/audio/${audio}.mp3`} type="audio/mpeg" onError={fail} />
          <track default kind="captions" src={`/audio/${audio}.${file}.vtt`} srcLang={iso} label={t`Captions`} />
        </audio>
        <AudioControls label={label} state={state} time={time} seconds={seconds} toggle={toggle} seek={seek} />
        <CallStrip turns={turns} seconds={seconds} time={time} />
      </div>
      <TurnList turns={turns} current={current} />
    </div>
  );
}
