import type { InstagramPost } from '@bizamply/contract/instagram'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBrands } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

const PAUSE_MS = 200
const PAGE = '100'
/** A brand's posts are loaded once for all cards; older posts show no caption. */
const MOST_PAGES = 5

const postsKey = (brandId: string | undefined) => ['instagram-posts', brandId] as const

/** The post that a card belongs to, if it's among the newest 500. */
export function usePost(mediaId: string) {
  const { brand } = useBrands()
  const brandId = brand?.BrandId
  const query = useQuery({
    queryKey: postsKey(brandId),
    queryFn: ({ signal }) => readPosts(brandId ?? '', signal),
    enabled: brandId !== undefined,
  })
  return { isPending: query.isPending, post: query.data?.find((one) => one.mediaId === mediaId) ?? null }
}

async function readPosts(brandId: string, signal: AbortSignal): Promise<InstagramPost[]> {
  const posts: InstagramPost[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const { data, pagination } = await api.instagram.posts(
      { brandId, limit: PAGE, ...(cursor ? { cursor } : {}) },
      { signal },
    )
    posts.push(...data)
    if (!pagination.nextCursor) break
    cursor = pagination.nextCursor
  }
  return posts
}

/** Products to choose from, loaded when typing pauses. */
export function useProducts(typed: string) {
  const { brand } = useBrands()
  const brandId = brand?.BrandId
  const search = useDebounced(typed.trim(), PAUSE_MS)
  return useQuery({
    queryKey: ['instagram-products', brandId, search],
    queryFn: async ({ signal }) =>
      (await api.instagram.products({ brandId: brandId ?? '', ...(search ? { search } : {}) }, { signal })).data,
    enabled: brandId !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Links the post to a product, or to none; every card under the post shows it immediately. */
export function useTie(mediaId: string) {
  const cache = useQueryClient()
  const { brand } = useBrands()
  const brandId = brand?.BrandId ?? ''
  return async (productId: string | null): Promise<InstagramPost> => {
    const { data } = productId
      ? await api.instagram.associate({ brandId, mediaId, productId })
      : await api.instagram.dissociate({ brandId, mediaId })
    cache.setQueryData<InstagramPost[]>(postsKey(brandId), (posts = []) =>
      posts.some((one) => one.mediaId === mediaId)
        ? posts.map((one) => (one.mediaId === mediaId ? data : one))
        : [...posts, data],
    )
    return data
  }
}
