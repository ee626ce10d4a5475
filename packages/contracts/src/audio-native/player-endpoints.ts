import { defineEndpoint, Ok, recordingTypes } from '../kit/index.ts'
import { HeardWords, PlayerPath, PlayerQuery, SnapshotPath } from './schemas.ts'

const notFound = 'audio_native_project_not_found'

/** What the pages of a site ask for, on behalf of their visitors. */
export const audioNativePlayerEndpoints = {
  getMarks: defineEndpoint({
    id: 'audioNative.getMarks',
    method: 'GET',
    path: '/audio-native/marks.js',
    summary: 'The script that marks on a page which word the player beside it says',
    access: 'public',
    servesContent: true,
    success: { status: 200, bytes: ['text/javascript; charset=utf-8'] },
    errors: [],
  }),
  showPlayer: defineEndpoint({
    id: 'audioNative.showPlayer',
    method: 'GET',
    path: '/audio-native/:player_id',
    summary: 'The player of a project, for the page that shows it in a frame',
    access: 'public',
    servesContent: true,
    params: PlayerPath,
    query: PlayerQuery,
    success: { status: 200, bytes: ['text/html; charset=utf-8'] },
    errors: [],
  }),
  hear: defineEndpoint({
    id: 'audioNative.hear',
    method: 'GET',
    path: '/audio-native/:player_id/audio/:snapshot_id',
    summary: 'The recording of what is published; ranges are answered',
    access: 'public',
    servesContent: true,
    params: SnapshotPath,
    success: { status: 200, bytes: [...recordingTypes] },
    errors: [notFound],
  }),
  getWords: defineEndpoint({
    id: 'audioNative.getWords',
    method: 'GET',
    path: '/audio-native/:player_id/words/:snapshot_id',
    summary: 'The words of what is published, and when each is heard',
    access: 'public',
    servesContent: true,
    params: SnapshotPath,
    success: { status: 200, schema: HeardWords },
    errors: [notFound],
  }),
  countListen: defineEndpoint({
    id: 'audioNative.countListen',
    method: 'POST',
    path: '/audio-native/:player_id/listens/:snapshot_id',
    summary: 'Say what was heard so far in one load of a player',
    access: 'public',
    servesContent: true,
    raw: true,
    maxBodyBytes: 1024,
    params: SnapshotPath,
    success: { status: 200, schema: Ok },
    errors: [notFound, 'invalid_parameters'],
  }),
} as const
