import { useEffect, useEffectEvent } from 'react';

/** Calls `call` when the network is back, while `waiting`. */
export function useNetworkReturn(waiting: boolean, call: () => void): void {
  const back = useEffectEvent(call);
  useEffect(() => {
    if (!waiting) return;
    const listen = () => back();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [waiting]);
}
