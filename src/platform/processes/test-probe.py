"""For tests: what a confined program can do. Changes nothing.

usage: test-probe.py paths FOLDER... | writable FOLDER... | calls | processes MOST
"""
import ctypes
import errno
import json
import os
import re
import stat
import sys
import time

# Null, tty and ptmx: opening them has no lasting effect.
HARMLESS_DEVICES = (os.makedev(1, 3), os.makedev(5, 0), os.makedev(5, 2))
OWN = "/proc/%d" % os.getpid()
OPENED_FOR_NOTHING = os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_NOFOLLOW


def can_write(path, facts):
    mode = facts.st_mode
    if stat.S_ISLNK(mode) or stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode) or not os.access(path, os.W_OK):
        return False
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode) or facts.st_rdev in HARMLESS_DEVICES):
        # Opening a device may have side effects.
        return True
    try:
        # An unnamed file shows whether the folder is writable.
        os.close(os.open(path, OPENED_FOR_NOTHING | (os.O_TMPFILE if stat.S_ISDIR(mode) else 0)))
        return True
    except OSError:
        return False


def walk(folders):
    """Every path reachable from these, with its attributes."""
    waiting = list(folders)
    while waiting:
        path = waiting.pop()
        try:
            facts = os.lstat(path)
        except OSError:
            continue
        yield path, facts
        # Folders of processes come and go, and belong to them.
        if not stat.S_ISDIR(facts.st_mode) or re.match("/proc/([0-9]+|self|thread-self)$", path) and path != OWN:
            continue
        try:
            waiting.extend(os.path.join(path, name) for name in os.listdir(path))
        except OSError:
            continue


def writable(folders):
    """Checks the paths it finds itself, and those on standard input, which it may not find."""
    found = {path for path, facts in walk(folders) if can_write(path, facts)}
    for path in sys.stdin.read().splitlines():
        try:
            if can_write(path, os.lstat(path)):
                found.add(path)
        except OSError:
            continue
    return sorted(found)


def paths(folders):
    return [path for path, _ in walk(folders) if "\n" not in path]


# By number on x86_64 and aarch64, with no-op arguments.
CALLS = {
    "unshare": (272, 97), "setns": (308, 268), "mount": (165, 40), "umount2": (166, 39), "pivot_root": (155, 41),
    "fsopen": (430, 430), "fsmount": (432, 432), "open_tree": (428, 428), "move_mount": (429, 429),
    "mount_setattr": (442, 442), "chroot": (161, 51), "io_uring_setup": (425, 425), "userfaultfd": (323, 282),
    "keyctl": (250, 219), "add_key": (248, 217), "request_key": (249, 218), "ptrace": (101, 117),
    "process_vm_readv": (310, 270), "process_vm_writev": (311, 271), "pidfd_getfd": (438, 438), "bpf": (321, 280),
    "perf_event_open": (298, 241), "kexec_load": (246, 104), "init_module": (175, 105), "finit_module": (313, 273),
    "open_by_handle_at": (304, 265), "setsid": (112, 157), "clone3": (435, 435), "socket": (41, 198),
}  # fmt: skip
CLONE, NEW_USER, THIS_PROCESS = (56, 220), 0x10000000, 0


def calls():
    libc = ctypes.CDLL(None, use_errno=True)
    column = 0 if os.uname().machine == "x86_64" else 1
    bad = ctypes.c_long(-1)

    def outcome(number, *arguments):
        ctypes.set_errno(0)
        result = libc.syscall(number, *arguments)
        return "done" if result >= 0 else errno.errorcode[ctypes.get_errno()]

    found = {name: outcome(numbers[column], bad, bad, bad, bad, bad) for name, numbers in CALLS.items()}
    child = libc.syscall(CLONE[column], ctypes.c_long(NEW_USER), None, None, None, None)
    if child == THIS_PROCESS:
        os._exit(0)
    found["clone of a namespace"] = "done" if child > 0 else errno.errorcode[ctypes.get_errno()]
    return found


def processes(most):
    children = []
    try:
        while len(children) < most:
            child = os.fork()
            if child == 0:
                time.sleep(60)
                os._exit(0)
            children.append(child)
    except OSError:
        pass
    return len(children)


answer = {
    "paths": lambda: paths(sys.argv[2:]),
    "writable": lambda: writable(sys.argv[2:]),
    "calls": calls,
    "processes": lambda: processes(int(sys.argv[2])),
}[sys.argv[1]]()
print(json.dumps(answer))
