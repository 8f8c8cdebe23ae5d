import { sendingWithProgress } from '@/components/forms/send/sending-with-progress';
import type { HeldPhoto, Upload } from '../draft/order-in-making';

type Watched = Readonly<{ tell: (upload: Upload | null) => void; leaveOut: (photo: HeldPhoto) => void }>;

/** Sends photos so that each shows how far it is, and that one of them can be taken out on the way (ORDER-27). */
export function beginUpload({ tell, leaveOut }: Watched) {
  const stop = new AbortController();
  let bytes = 0;
  const sent = (now: number) => {
    bytes = now;
    tell({ sent: now, stopped: false, refusal: null });
  };
  sent(0);
  return {
    fetch: sendingWithProgress({ sent, signal: stop.signal }),
    /** Resolves where a photo was taken out: this sending has come to nothing. */
    left: new Promise<null>((leave) => stop.signal.addEventListener('abort', () => leave(null))),
    takeOut(photo: HeldPhoto) {
      leaveOut(photo);
      stop.abort();
    },
    /** Not kept. @param refusal the server's sentence; null where the way broke, so that it can be tried again */
    end: (refusal: string | null) => tell({ sent: bytes, stopped: true, refusal }),
  };
}
