import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DataExport, privacyEndpoints } from '@vireo/contracts/privacy'

import { call, contractQuery } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'

const exportsQuery = contractQuery(privacyEndpoints.listExports, {})
/** How often a copy in the making is looked at, in milliseconds. */
const lookEveryMs = 1500

/** Tells whether a copy is neither complete nor given up, so that it is worth asking again. */
export function isInTheMaking({ state }: DataExport): boolean {
  return state === 'queued' || state === 'running'
}

/** Copies of the account's data; asked for again and again while one is in the making. */
export function useExports() {
  return useQuery({
    ...exportsQuery,
    refetchInterval: ({ state }) => (state.data?.exports.some(isInTheMaking) ? lookEveryMs : false),
  })
}

/** Starts a copy of everything the account holds; what fails is told, and the list is asked again either way. */
export function useStartExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(privacyEndpoints.startExport, {}),
    onError: showFailure,
    onSettled: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  })
}

/** Calls a copy off, or throws a complete one away. */
export function useCancelExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (exportId: string) => call(privacyEndpoints.cancelExport, { export_id: exportId }),
    onError: showFailure,
    onSettled: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  })
}

/** Gets an address for a copy and lets the browser download from it, so that no size is too large. */
export function useDownloadExport() {
  return useMutation({
    mutationFn: (exportId: string) => call(privacyEndpoints.createExportLink, { export_id: exportId }),
    onSuccess: ({ url }) => location.assign(url),
    onError: showFailure,
  })
}

/** Asks what deleting the account would take along, only once somebody is about to. */
export function useConsequences(isAsking: boolean) {
  return useQuery({ ...contractQuery(privacyEndpoints.getDeletionConsequences, {}), enabled: isAsking, gcTime: 0 })
}
