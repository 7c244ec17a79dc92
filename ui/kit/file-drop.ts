import type { DragEvent as Dragged } from 'react';
import { hasFiles } from './drop-guard';

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
