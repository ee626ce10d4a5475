/**
 * How long a message stays, counted from when it stands, how long one whose act can be taken back stays, both in
 * milliseconds, and how many are shown at once. The server takes a deletion back for 30 seconds.
 */
export const toastSettings = { autoCloseMs: 5555, undoMs: 28_000, shownMax: 3 } as const
