import { useEffect, useState } from 'preact/hooks';

/** Too narrow for a column of members. Must agree with style/narrow.css. */
const NARROW = '(max-width: 68rem)';

/** Whether the people stand below the channels, for want of room for a column of their own. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const list = matchMedia(NARROW);
    const look = () => setNarrow(list.matches);
    look();
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, []);
  return isNarrow;
}
