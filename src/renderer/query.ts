import {
  QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { OperationName } from '../contract/index.ts'
import { call, type InputOf, type ReplyOf } from './client.ts'
import { isFailure, type StudioFailure } from './failure.ts'

const TRIES = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 5_000,
      // A refusal stays a refusal; only a lost answer is worth asking again.
      retry: (count, error) => count < TRIES && isFailure(error, 'unreachable'),
    },
    mutations: { networkMode: 'always' },
  },
})

export type OperationKey<Name extends OperationName> = readonly [Name, InputOf<Name>]

export const keyOf = <Name extends OperationName>(name: Name, input: InputOf<Name>): OperationKey<Name> => [name, input]

/** Query options of an operation: for loaders, prefetching and `useQueries`. */
export const operationQuery = <Name extends OperationName>(name: Name, input: InputOf<Name>) =>
  queryOptions<ReplyOf<Name>, StudioFailure, ReplyOf<Name>, OperationKey<Name>>({
    queryKey: keyOf(name, input),
    queryFn: () => call(name, input),
  })

type ReadOptions<Name extends OperationName, Data> = Omit<
  UseQueryOptions<ReplyOf<Name>, StudioFailure, Data, OperationKey<Name>>,
  'queryKey' | 'queryFn'
>

/** Reads an operation and keeps it fresh: events of the studio refresh it. */
export const useOperation = <Name extends OperationName, Data = ReplyOf<Name>>(
  name: Name,
  input: InputOf<Name>,
  options?: ReadOptions<Name, Data>,
) => useQuery({ ...options, queryKey: keyOf(name, input), queryFn: () => call(name, input) })

type ActOptions<Name extends OperationName> = Omit<
  UseMutationOptions<ReplyOf<Name>, StudioFailure, InputOf<Name>>,
  'mutationFn'
>

/** Runs an operation that changes something; `act.mutate(input)`, `act.isPending`, `act.error`. */
export const useAct = <Name extends OperationName>(name: Name, options?: ActOptions<Name>) =>
  useMutation({ ...options, mutationFn: (input: InputOf<Name>) => call(name, input) })

/** Marks everything read from these operations as old. */
export const refresh = (...names: OperationName[]): Promise<unknown> =>
  Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
