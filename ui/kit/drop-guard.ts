import { useEffect } from 'react';

/* Files dropped on a page. A browser opens one that misses its field in place of the page, with all that was typed or recorded there. */

export const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') === true;

const isFileField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'file';

/** Where nothing takes a file, a dropped one changes nothing. */
export const useDropGuard = (): void => {
  useEffect(() => {
    const guard = (event: DragEvent): void => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer) || isFileField(event.target)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
    };
    const events = ['dragover', 'drop'] as const;
    for (const name of events) window.addEventListener(name, guard);
    return () => {
      for (const name of events) window.removeEventListener(name, guard);
    };
  }, []);
};
