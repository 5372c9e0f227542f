/** The scans that are left to whoever a job is for. */
export type ScanAllowance = {
  /** Counts one for the whole job, however often it is asked. Throws ALLOWANCE_USED_UP. */
  take: () => Promise<void>;
  /** Undoes the last `take`, as nothing came of it. */
  giveBack: () => Promise<void>;
};

/** Says whether a use of this meter ('tool/action') was counted for the job. */
export type IsCounted = (meter: string) => Promise<boolean>;
