import { useEffect, type DragEvent as Dragged } from 'react';

/* Files dropped on a page. A browser opens one that misses its field in place of the page, with all that was typed or recorded there. */

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') === true;

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

/** What makes an element take a file that is dropped on it. */
export const whereFilesDrop = (onFile: (file: File) => void) => ({
  onDragOver: (event: Dragged) => {
    if (hasFiles(event.dataTransfer)) event.preventDefault();
  },
  onDrop: (event: Dragged) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  },
});
