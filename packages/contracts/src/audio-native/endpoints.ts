import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { DomainName } from '../sso/index.ts'
import { audioNativeOwnerEndpoints } from './owner-endpoints.ts'
import { audioNativePlayerEndpoints } from './player-endpoints.ts'
import {
  AudioNativeDomain,
  audioNativeLimits,
  ChangedContent,
  ContentFromUrl,
  CreatedProject,
  DomainPath,
  NewContent,
  NewProject,
  ProjectPath,
  ProjectSettings,
} from './schemas.ts'

const read = { scope: 'audio_native_read' } as const
const write = { scope: 'audio_native_write' } as const
const files = { file: { maxCount: 1, maxBytes: audioNativeLimits.fileBytesMax } } as const
const maxBodyBytes = audioNativeLimits.fileBytesMax + 64 * 1024
const notFound = 'audio_native_project_not_found'
const speaking = ['feature_not_available', 'voice_not_found', 'model_not_found'] as const
const unreadable = ['audio_native_content_unreadable', 'audio_native_content_too_long'] as const

export const audioNativeEndpoints = {
  ...audioNativeOwnerEndpoints,
  ...audioNativePlayerEndpoints,
  create: defineEndpoint({
    id: 'audioNative.create',
    method: 'POST',
    path: '/v1/audio-native',
    summary: 'Make a project, whose player reads a content aloud; the content comes as text or HTML',
    access: write,
    multipart: { fields: NewProject, files, fieldBytes: 32 * 1024 },
    maxBodyBytes,
    idempotent: true,
    success: { status: 200, schema: CreatedProject },
    errors: [...speaking, ...unreadable, 'audio_native_limit_reached', 'pronunciation_dictionary_not_found'],
  }),
  getSettings: defineEndpoint({
    id: 'audioNative.getSettings',
    method: 'GET',
    path: '/v1/audio-native/:project_id/settings',
    summary: 'How the player of a project is, and what it plays',
    access: read,
    params: ProjectPath,
    success: { status: 200, schema: ProjectSettings },
    errors: [notFound],
  }),
  updateContent: defineEndpoint({
    id: 'audioNative.updateContent',
    method: 'POST',
    path: '/v1/audio-native/:project_id/content',
    summary: 'Give a project another content; its speech is made once for each content',
    access: write,
    params: ProjectPath,
    multipart: { fields: NewContent, files },
    maxBodyBytes,
    success: { status: 200, schema: ChangedContent },
    errors: [...speaking, ...unreadable, notFound],
  }),
  updateFromUrl: defineEndpoint({
    id: 'audioNative.updateFromUrl',
    method: 'POST',
    path: '/v1/audio-native/content',
    summary: 'Read a page again, or for the first time, make its speech and publish it',
    access: write,
    body: ContentFromUrl,
    success: { status: 200, schema: ChangedContent },
    errors: [...speaking, notFound, 'audio_native_domain_not_proven'],
  }),
  listDomains: defineEndpoint({
    id: 'audioNative.listDomains',
    method: 'GET',
    path: '/v1/audio-native/domains',
    summary: 'List the domains whose pages are read and may show players',
    access: read,
    success: { status: 200, schema: z.object({ domains: z.array(AudioNativeDomain) }) },
    errors: [],
  }),
  addDomain: defineEndpoint({
    id: 'audioNative.addDomain',
    method: 'POST',
    path: '/v1/audio-native/domains',
    summary: 'Add a domain; the answer has the DNS record that proves it',
    access: write,
    body: z.object({ domain: DomainName }),
    success: { status: 200, schema: AudioNativeDomain },
    errors: ['feature_not_available', 'domain_already_added', 'domain_limit_reached'],
  }),
  checkDomain: defineEndpoint({
    id: 'audioNative.checkDomain',
    method: 'POST',
    path: '/v1/audio-native/domains/:domain_id/check',
    summary: 'Look for the DNS record that proves a domain',
    access: write,
    params: DomainPath,
    success: { status: 200, schema: AudioNativeDomain },
    errors: ['domain_verification_not_found'],
  }),
  removeDomain: defineEndpoint({
    id: 'audioNative.removeDomain',
    method: 'DELETE',
    path: '/v1/audio-native/domains/:domain_id',
    summary: 'Remove a domain: its pages are read no more, and show no players',
    access: write,
    params: DomainPath,
    success: { status: 200, schema: Ok },
    errors: ['domain_verification_not_found'],
  }),
} as const
