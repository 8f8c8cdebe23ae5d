import { useEffect, useEffectEvent } from 'react';

export function useNetworkReturn(waiting: boolean, call: () => void): void {
  const back = useEffectEvent(call);
  useEffect(() => {
    if (!waiting) return;
    const listen = () => back();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, [waiting]);
}
