import { useState } from 'react';
import { Button } from '../../../web/kit/ui/button.tsx';
import type { Photo } from '../pages/scan-list.ts';
import { objectionTo } from './photo-stage.tsx';

/** Starts the scan of the open photo. Where its edges were not clear, it asks once whether all of it is meant. */
export function PhotoActions(props: { photo: Photo; onProcess: () => void; onCancel: () => void }) {
  const { photo, onProcess, onCancel } = props;
  const [isAsking, setAsking] = useState(false);
  const asks = isAsking && photo.edges === 'unsure';
  return (
    <div className="space-y-3">
      {asks && (
        <p role="alert" className="text-[0.9375rem]">
          Does the page fill the whole photo? If not, drag the corners to it first.
        </p>
      )}
      <div className="flex gap-2">
        <Button
          className="flex-1"
          disabled={photo.edges === 'looking' || objectionTo(photo) !== undefined}
          onClick={() => (photo.edges === 'unsure' && !isAsking ? setAsking(true) : onProcess())}
        >
          {asks ? 'Process whole photo' : 'Process'}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
