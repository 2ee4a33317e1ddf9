import { useRef, useState } from 'react';
import type { PlayState } from '#src/ui/buttons/PlayButton.tsx';

/** The state of an audio element, which alone decides: the visitor may also use media keys or the operating system. */
export function usePlayback() {
  const ref = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<PlayState>('idle');
  const [time, setTime] = useState(0);

  const seek = (seconds: number) => {
    setTime(seconds);
    if (ref.current) ref.current.currentTime = seconds;
  };
  const fail = () => {
    setState('failed');
  };
  const toggle = () => {
    if (state === 'playing') {
      ref.current?.pause();
      return;
    }
    if (state === 'failed') {
      // An element that has failed asks for its file no more until it is told to begin anew, which it does at the beginning.
      ref.current?.load();
      seek(time);
    }
    ref.current?.play().catch((error: unknown) => {
      // Paused before it began: that is no failure, and the pause has said so.
      if ((error as Partial<Error> | undefined)?.name !== 'AbortError') fail();
    });
  };
  const element = {
    ref,
    onPlay: () => {
      setState('playing');
    },
    onPause: () => {
      setState('paused');
    },
    onEnded: () => {
      setState('idle');
      seek(0);
    },
    // On the element itself it is told of what breaks off while it plays; a file that cannot be had, the source is told of.
    onError: fail,
    onTimeUpdate: () => {
      setTime(ref.current?.currentTime ?? 0);
    },
  };
  return { state, time, toggle, seek, fail, element };
}
