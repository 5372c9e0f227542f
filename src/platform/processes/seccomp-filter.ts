/** https://docs.kernel.org/userspace-api/seccomp_filter.html: [code, jump if true, jump if false, operand]. */
type Step = readonly [code: number, onTrue: number, onFalse: number, operand: number];
/** System call numbers on x86_64 and aarch64; undefined where a call does not exist. */
type Call = readonly [x64: number | undefined, arm64: number | undefined];

/** Ways out of the confinement, and kernel features that converters do not need. */
const escapes: Record<string, Call> = {
  // Other processes.
  ...{ ptrace: [101, 117], process_vm_readv: [310, 270], process_vm_writev: [311, 271], kcmp: [312, 272] },
  ...{ pidfd_getfd: [438, 438], process_madvise: [440, 440] },
  // Namespaces and mounts.
  ...{ unshare: [272, 97], setns: [308, 268], mount: [165, 40], umount2: [166, 39], pivot_root: [155, 41] },
  ...{ chroot: [161, 51], fsopen: [430, 430], fsconfig: [431, 431], fsmount: [432, 432], fspick: [433, 433] },
  ...{ open_tree: [428, 428], open_tree_attr: [467, 467], move_mount: [429, 429], mount_setattr: [442, 442] },
  // Bypass path checks.
  ...{ open_by_handle_at: [304, 265], name_to_handle_at: [303, 264], fanotify_init: [300, 262] },
  // Large attack surface.
  ...{ bpf: [321, 280], perf_event_open: [298, 241], userfaultfd: [323, 282] },
  ...{ io_uring_setup: [425, 425], io_uring_enter: [426, 426], io_uring_register: [427, 427] },
  ...{ keyctl: [250, 219], add_key: [248, 217], request_key: [249, 218] },
  // The machine itself.
  ...{ kexec_load: [246, 104], kexec_file_load: [320, 294], init_module: [175, 105], finit_module: [313, 273] },
  ...{ delete_module: [176, 106], reboot: [169, 142], swapon: [167, 224], swapoff: [168, 225], acct: [163, 89] },
  ...{ quotactl: [179, 60], quotactl_fd: [443, 443], syslog: [103, 116], iopl: [172, undefined] },
  ...{ ioperm: [173, undefined], modify_ldt: [154, undefined], uselib: [134, undefined], vhangup: [153, 58] },
  ...{ settimeofday: [164, 170], clock_settime: [227, 112], adjtimex: [159, 171], clock_adjtime: [305, 266] },
  ...{ sethostname: [170, 161], setdomainname: [171, 162] },
  // A process that leaves its group would survive the kill of the group.
  ...{ setsid: [112, 157], setpgid: [109, 154] },
};

/** Not covered by Landlock; programs set modes and owners of their outputs, so these report success. */
const pretended: Record<string, Call> = {
  ...{ chmod: [90, undefined], fchmodat: [268, 53], fchmodat2: [452, 452], chown: [92, undefined] },
  ...{ lchown: [94, undefined], fchownat: [260, 54], setxattr: [188, 5], lsetxattr: [189, 6] },
  ...{ removexattr: [197, 14], lremovexattr: [198, 15] },
};

/** glibc falls back to older calls whose arguments a filter can inspect. */
const unknown: Record<string, Call> = {
  ...{ clone3: [435, 435], openat2: [437, 437], setxattrat: [463, 463], removexattrat: [466, 466] },
  ...{ file_setattr: [469, 469] },
};

const socket: Call = [41, 198];
const clone: Call = [56, 220];
const truncate: Call = [76, 45];
/** Calls that open files, with the index of their flags. */
const opens: readonly (readonly [Call, number])[] = [
  [[257, 56], 2],
  [[2, undefined], 1],
];

const [load, and, equal, atLeast, anyBit, answer] = [0x20, 0x54, 0x15, 0x35, 0x45, 0x06];
const [allow, kill, errno] = [0x7fff0000, 0x80000000, 0x00050000];
const [eperm, eacces, enosys, pretendSuccess] = [errno | 1, errno | 13, errno | 38, errno];
const [systemCall, architecture] = [0, 4];
const argument = (index: number) => 16 + 8 * index;
/** CLONE_NEWTIME, -NS, -CGROUP, -UTS, -IPC, -USER, -PID and -NET; the first shares its bit with clone(2)'s signal. */
const newNamespaces = 0x7e020000;
const localSocket = 1;
const [accessMode, truncated] = [0o3, 0o1000];
const firstX32Call = 0x40000000;

const architectures: Partial<Record<NodeJS.Architecture, { column: 0 | 1; audit: number }>> = {
  x64: { column: 0, audit: 0xc000003e },
  arm64: { column: 1, audit: 0xc00000b7 },
};

/**
 * The seccomp filter of every confined program, in the kernel's format; undefined on processors other than x86_64 and
 * aarch64. It refuses `escapes`, new namespaces, and all sockets, or all but local ones with `unixSockets`.
 */
export function seccompFilter({ unixSockets }: { unixSockets: boolean }): Buffer | undefined {
  const machine = architectures[process.arch];
  if (machine === undefined) return undefined;
  const steps: Step[] = [
    [load, 0, 0, architecture],
    [equal, 1, 0, machine.audit],
    [answer, 0, 0, kill],
    [load, 0, 0, systemCall],
  ];
  if (machine.column === 0) steps.push([atLeast, 0, 1, firstX32Call], [answer, 0, 0, eperm]);
  /** Adds steps for one call. Those that may fall through must reload the call number. */
  const on = (call: Call, ...then: Step[]) => {
    const number = call[machine.column];
    if (number !== undefined) steps.push([equal, 0, then.length, number], ...then);
  };
  const reload: Step = [load, 0, 0, systemCall];

  for (const call of Object.values(escapes)) on(call, [answer, 0, 0, eperm]);
  for (const call of Object.values(pretended)) on(call, [answer, 0, 0, pretendSuccess]);
  for (const call of Object.values(unknown)) on(call, [answer, 0, 0, enosys]);
  if (unixSockets) on(socket, [load, 0, 0, argument(0)], [equal, 1, 0, localSocket], [answer, 0, 0, eacces], reload);
  else on(socket, [answer, 0, 0, eacces]);
  on(clone, [load, 0, 0, argument(0)], [anyBit, 0, 1, newNamespaces], [answer, 0, 0, eperm], reload);
  // Before Landlock 3, a file could be truncated without write access. No program here truncates by path.
  on(truncate, [answer, 0, 0, eperm]);
  for (const [call, flags] of opens) {
    on(
      call,
      [load, 0, 0, argument(flags)],
      [and, 0, 0, accessMode | truncated],
      [equal, 0, 1, truncated],
      [answer, 0, 0, eperm],
      reload,
    );
  }
  steps.push([answer, 0, 0, allow]);
  return encode(steps);
}

/** struct sock_filter: u16, u8, u8, u32; both architectures are little-endian. */
function encode(steps: readonly Step[]): Buffer {
  const code = Buffer.alloc(steps.length * 8);
  for (const [index, [operation, onTrue, onFalse, operand]] of steps.entries()) {
    code.writeUInt16LE(operation, index * 8);
    code.writeUInt8(onTrue, index * 8 + 2);
    code.writeUInt8(onFalse, index * 8 + 3);
    code.writeUInt32LE(operand >>> 0, index * 8 + 4);
  }
  return code;
}
