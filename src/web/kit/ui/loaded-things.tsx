import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeFailure } from '../http/describe-failure.ts';
import { Button } from './button.tsx';
import { SkeletonRows } from './skeleton.tsx';

/** Shows the loaded data, a skeleton, or why loading failed. */
export function LoadedThings<Data>(props: {
  query: UseQueryResult<Data>;
  /** Said while it loads: 'Loading your plan…' */
  label: string;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, refetch } = props.query;
  if (data !== undefined) return props.children(data);
  if (!error) return <SkeletonRows label={props.label} rows={2} />;
  return (
    <div role="alert" className="space-y-3">
      <p className="text-danger">{describeFailure(error)}</p>
      <Button look="secondary" size="small" onClick={() => refetch()}>
        Try again
      </Button>
    </div>
  );
}
