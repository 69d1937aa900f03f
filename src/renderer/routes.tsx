import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import * as z from 'zod'
import { ArticleStatus, LibrarySort } from '../contract/articles.ts'
import { Root } from './shell/Root.tsx'
import { RouteFailure } from './shell/RouteFailure.tsx'
import { RouteMissing } from './shell/RouteMissing.tsx'
import { RouteWaiting } from './shell/RouteWaiting.tsx'

/** Filters live in the route. What a stale link names wrongly is left out, never an error. */
const LibrarySearch = z.object({
  q: z.string().max(200).optional().catch(undefined),
  status: ArticleStatus.optional().catch(undefined),
  language: z.string().optional().catch(undefined),
  sort: LibrarySort.optional().catch(undefined),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
})
export type LibrarySearch = z.infer<typeof LibrarySearch>

/** The versions of an article lie over its text, which stays open behind them. */
const EditorSearch = z.object({
  view: z.literal('versions').optional().catch(undefined),
  version: z.int().positive().optional().catch(undefined),
  against: z
    .union([z.literal('previous'), z.int().positive()])
    .optional()
    .catch(undefined),
})
export type EditorSearch = z.infer<typeof EditorSearch>

/** A template is chosen first, then named; the filters stay for the way back. */
const NewSiteSearch = z.object({
  template: z.string().max(60).optional().catch(undefined),
  category: z.string().max(40).optional().catch(undefined),
  language: z.string().max(35).optional().catch(undefined),
})
export type NewSiteSearch = z.infer<typeof NewSiteSearch>

const PagesSearch = z.object({ locale: z.string().max(35).optional().catch(undefined) })
const ThemeSearch = z.object({
  part: z.enum(['look', 'header', 'footer', 'marks']).optional().catch(undefined),
})
const PostsSearch = z.object({ post: z.int().positive().optional().catch(undefined) })

/** Of one of the two a panel stands open. */
const SeoSearch = z.object({
  page: z.int().positive().optional().catch(undefined),
  post: z.int().positive().optional().catch(undefined),
})
const WebhooksSearch = z.object({
  webhook: z.int().positive().optional().catch(undefined),
  view: z.literal('lab').optional().catch(undefined),
})

/** Frame and chosen section of the builder: how a page is looked at, never a part of it. */
const BuilderSearch = z.object({
  frame: z.coerce
    .string()
    .pipe(z.enum(['360', '768', '1280', 'full', 'all']))
    .optional()
    .catch(undefined),
  section: z.string().max(60).optional().catch(undefined),
})
export type BuilderSearch = z.infer<typeof BuilderSearch>

const root = createRootRoute({ component: Root })
const under = () => root

const routeTree = root.addChildren([
  createRoute({
    getParentRoute: under,
    path: '/',
    component: lazyRouteComponent(() => import('./features/today/TodayScreen.tsx'), 'TodayScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/articles',
    validateSearch: LibrarySearch,
    component: lazyRouteComponent(() => import('./features/articles/LibraryScreen.tsx'), 'LibraryScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/articles/$id',
    validateSearch: EditorSearch,
    component: lazyRouteComponent(() => import('./features/editor/EditorScreen.tsx'), 'EditorScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/runs/$jobId',
    component: lazyRouteComponent(() => import('./features/generation/RunScreen.tsx'), 'RunScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/trash',
    component: lazyRouteComponent(() => import('./features/articles/TrashScreen.tsx'), 'TrashScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites',
    component: lazyRouteComponent(() => import('./features/sites/SitesScreen.tsx'), 'SitesScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites/new',
    validateSearch: NewSiteSearch,
    component: lazyRouteComponent(() => import('./features/sites/NewSiteScreen.tsx'), 'NewSiteScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites/$siteId',
    component: lazyRouteComponent(() => import('./features/sites/OverviewScreen.tsx'), 'OverviewScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites/$siteId/pages/$pageId',
    validateSearch: BuilderSearch,
    component: lazyRouteComponent(() => import('./features/builder/BuilderScreen.tsx'), 'BuilderScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites/$siteId/pages',
    validateSearch: PagesSearch,
    component: lazyRouteComponent(() => import('./features/sites/PagesScreen.tsx'), 'PagesScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites/$siteId/theme',
    validateSearch: ThemeSearch,
    component: lazyRouteComponent(() => import('./features/sites/ThemeScreen.tsx'), 'ThemeScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites/$siteId/posts',
    validateSearch: PostsSearch,
    component: lazyRouteComponent(() => import('./features/sites/PostsScreen.tsx'), 'PostsScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites/$siteId/seo',
    validateSearch: SeoSearch,
    component: lazyRouteComponent(() => import('./features/sites/seo/SeoScreen.tsx'), 'SeoScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites/$siteId/redirects',
    component: lazyRouteComponent(() => import('./features/sites/redirects/RedirectsScreen.tsx'), 'RedirectsScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites/$siteId/export',
    component: lazyRouteComponent(() => import('./features/sites/export/ExportScreen.tsx'), 'ExportScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites/$siteId/domains',
    component: lazyRouteComponent(() => import('./features/sites/domains/DomainsScreen.tsx'), 'DomainsScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites/$siteId/webhooks',
    validateSearch: WebhooksSearch,
    component: lazyRouteComponent(() => import('./features/sites/webhooks/WebhooksScreen.tsx'), 'WebhooksScreen'),
  }),
  createRoute({
    getParentRoute: under,
    path: '/sites/$siteId/settings',
    component: lazyRouteComponent(
      () => import('./features/sites/settings/SiteSettingsScreen.tsx'),
      'SiteSettingsScreen',
    ),
  }),
  createRoute({
    getParentRoute: under,
    path: '/settings/{-$page}',
    component: lazyRouteComponent(() => import('./features/settings/SettingsScreen.tsx'), 'SettingsScreen'),
  }),
])

export const router = createRouter({
  routeTree,
  history: createHashHistory(),
  defaultPreload: 'intent',
  defaultPendingMs: 400,
  defaultPendingComponent: RouteWaiting,
  defaultErrorComponent: RouteFailure,
  defaultNotFoundComponent: RouteMissing,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
