import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Applicant,
  type houseDecisions,
  type Priority,
  productionsEndpoints as endpoints,
  type ProductionPrice,
  type Service,
  type TaskState,
} from '@vireo/contracts/productions'

import { call, contractQuery } from '#kit/api/index.ts'
import { retry } from '../queries.ts'

/** Which orders whoever runs the instance looks at. */
export type HouseOrderState = 'paid' | 'disputed' | 'accepted'
export type HouseDecision = (typeof houseDecisions)[number]

/** Asks for orders that wait for whoever runs the instance, the oldest first, page by page. */
export function useHouseOrders(state: HouseOrderState) {
  return useInfiniteQuery({
    queryKey: [endpoints.listHouseOrders.id, state],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listHouseOrders, { state, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
    retry,
  })
}

/** Asks who would like to work here, page by page. */
export function useApplicants(state: Applicant['state']) {
  return useInfiniteQuery({
    queryKey: [endpoints.listApplicants.id, state],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listApplicants, { state, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ applicants }) => applicants),
    retry,
  })
}

/** Asks for the tasks of everybody in a state, page by page. */
export function useAllTasks(state: TaskState) {
  return useInfiniteQuery({
    queryKey: [endpoints.listAll.id, state],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listAll, { state, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ tasks }) => tasks),
    retry,
  })
}

/** Asks for the price list. */
export function usePrices() {
  return useQuery({ ...contractQuery(endpoints.getPrices, {}), retry, refetchOnWindowFocus: false })
}

/** Asks for the whole catalogue of qualifications. */
export function useCatalogue() {
  return useQuery({ ...contractQuery(endpoints.listAllQualifications, {}), retry })
}

/** What may read otherwise once something was done. */
const changing = [
  endpoints.listHouseOrders,
  endpoints.listApplicants,
  endpoints.listAllQualifications,
  endpoints.getPrices,
  endpoints.listProducers,
  endpoints.getProducer,
  endpoints.getHeldQualifications,
  endpoints.listAll,
  endpoints.listTeams,
]

/** Gives what whoever runs the instance does with productions, after each of which the lists are asked for again. */
export function useHouseActions() {
  const client = useQueryClient()
  const after = async (act: Promise<unknown>) => {
    await act
    await Promise.all(changing.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  }
  return {
    decide: (orderId: string, decision: HouseDecision, note: string) =>
      after(call(endpoints.decideOrder, { production_order: orderId, decision, note })),
    decideApplicant: (applicantId: string, decision: 'accept' | 'decline') =>
      after(call(endpoints.decideApplicant, { applicant_id: applicantId, decision })),
    setUp: async (userId: string, { grant, withdraw }: Granting, change: SetUp) => {
      if (grant.length + withdraw.length > 0)
        await call(endpoints.changeQualifications, { user_id: userId, grant: [...grant], withdraw: [...withdraw] })
      await after(call(endpoints.changeProducer, { producer_user: userId, ...change }))
    },
    addQualification: (form: Qualifying) => after(call(endpoints.addQualification, form)),
    setPriority: (assignmentId: string, priority: Priority) =>
      after(call(endpoints.setPriority, { description_id: assignmentId, priority })),
    takeAway: (userId: string, taskId: string) => after(call(endpoints.revoke, { user_id: userId, task_id: taskId })),
    setPrices: (prices: readonly ProductionPrice[]) => after(call(endpoints.setPrices, { prices: [...prices] })),
  }
}

/** What is said of a qualification that is added. */
export type Qualifying = {
  readonly name: string
  readonly service: Service
  readonly source_language: string
  readonly target_language: string
  readonly valid_days: number | null
}
/** What is granted to somebody, and what is withdrawn. */
type Granting = { readonly grant: readonly string[]; readonly withdraw: readonly string[] }
type SetUp = {
  readonly state: 'active' | 'paused'
  readonly is_reviewer: boolean
  readonly sampling_percent: number
}
