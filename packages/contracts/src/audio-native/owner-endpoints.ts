import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import {
  AnalyticsQuery,
  AudioNativeAnalytics,
  AudioNativeProject,
  PageChange,
  PagePath,
  PagesQuery,
  ProjectChange,
  ProjectPath,
  SpokenPage,
  SpokenPages,
} from './schemas.ts'

const read = { scope: 'audio_native_read' } as const
const write = { scope: 'audio_native_write' } as const
const notFound = 'audio_native_project_not_found'
const speaking = ['voice_not_found', 'model_not_found'] as const

/** What the owner of a site sees and decides. */
export const audioNativeOwnerEndpoints = {
  listProjects: defineEndpoint({
    id: 'audioNative.listProjects',
    method: 'GET',
    path: '/v1/audio-native/projects',
    summary: 'List the projects of the workspace, and what each has spent in this month',
    access: read,
    success: { status: 200, schema: z.object({ projects: z.array(AudioNativeProject) }) },
    errors: [],
  }),
  updateProject: defineEndpoint({
    id: 'audioNative.updateProject',
    method: 'PATCH',
    path: '/v1/audio-native/:project_id',
    summary: 'Change a project: its player, its voice, and what it may spend',
    access: write,
    params: ProjectPath,
    body: ProjectChange,
    success: { status: 200, schema: AudioNativeProject },
    errors: [notFound, ...speaking, 'pronunciation_dictionary_not_found'],
  }),
  deleteProject: defineEndpoint({
    id: 'audioNative.deleteProject',
    method: 'DELETE',
    path: '/v1/audio-native/:project_id',
    summary: 'Delete a project with its pages; its recordings stay in the history',
    access: write,
    params: ProjectPath,
    success: { status: 200, schema: Ok },
    errors: [notFound],
  }),
  listPages: defineEndpoint({
    id: 'audioNative.listPages',
    method: 'GET',
    path: '/v1/audio-native/:project_id/pages',
    summary: 'List the pages of a project, newest first, and why one could not be read aloud',
    access: read,
    params: ProjectPath,
    query: PagesQuery,
    success: { status: 200, schema: SpokenPages },
    errors: [notFound, 'invalid_cursor', 'invalid_page_size'],
  }),
  updatePage: defineEndpoint({
    id: 'audioNative.updatePage',
    method: 'PATCH',
    path: '/v1/audio-native/:project_id/pages/:page_id',
    summary: 'Change a page, or take it out of the player',
    access: write,
    params: PagePath,
    body: PageChange,
    success: { status: 200, schema: SpokenPage },
    errors: [notFound, ...speaking, 'pronunciation_dictionary_not_found'],
  }),
  convertPage: defineEndpoint({
    id: 'audioNative.convertPage',
    method: 'POST',
    path: '/v1/audio-native/:project_id/pages/:page_id/convert',
    summary: 'Read a page now, make its speech where there is none yet, and publish it',
    access: write,
    params: PagePath,
    success: { status: 200, schema: SpokenPage },
    errors: [notFound, 'feature_not_available', 'audio_native_domain_not_proven', 'audio_native_content_unreadable'],
  }),
  getAnalytics: defineEndpoint({
    id: 'audioNative.getAnalytics',
    method: 'GET',
    path: '/v1/audio-native/analytics',
    summary: 'What was heard of pages: by day, by quarter of the recordings, by country and by page',
    access: read,
    query: AnalyticsQuery,
    success: { status: 200, schema: AudioNativeAnalytics },
    errors: [notFound, 'audio_native_range_invalid'],
  }),
  exportAnalytics: defineEndpoint({
    id: 'audioNative.exportAnalytics',
    method: 'GET',
    path: '/v1/audio-native/analytics.csv',
    summary: 'What was heard, a line for each day, page and country',
    access: read,
    query: AnalyticsQuery,
    success: { status: 200, bytes: ['text/csv; charset=utf-8'] },
    errors: [notFound, 'audio_native_range_invalid'],
  }),
} as const
