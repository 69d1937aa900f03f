import type { Migration } from '../migrate.ts'

export const sites: Migration = {
  name: '0008-sites',
  sql: /* sql */ `
    alter table hosted_sites add column public_url text;
    alter table hosted_sites add column feed_text text not null default 'full' check (feed_text in ('full', 'excerpt'));
    -- Raised by whatever visitors see of other pages: titles and addresses of pages, posts, shared sections, redirects.
    alter table hosted_sites add column view_revision integer not null default 0;

    alter table hosted_pages add column nav_parent_id integer references hosted_pages (id) on delete set null;
    alter table hosted_pages add column translation_group text;
    -- What the writer changed of a live page and has not published: PageDraft as JSON.
    alter table hosted_pages add column draft text;
    -- The revision that the draft was begun on.
    alter table hosted_pages add column draft_of integer;
    -- What the sanitiser and the schemas last made of the sections: version and SHA-256. Else they are checked again.
    alter table hosted_pages add column checked text;
    create index hosted_pages_nav_parent on hosted_pages (nav_parent_id) where nav_parent_id is not null;

    alter table hosted_posts add column publish_at text;
    alter table hosted_posts add column excerpt text not null default '';
    alter table hosted_posts add column picture text;
    alter table hosted_posts add column checked text;

    create table hosted_post_tags (
      post_id integer not null references hosted_posts (id) on delete cascade,
      -- As it stands in an address; the words stand in keywords of the post.
      tag_slug text not null,
      tag text not null,
      primary key (post_id, tag_slug)
    ) strict, without rowid;
    create index hosted_post_tags_slug on hosted_post_tags (tag_slug, post_id);

    create table site_history (
      id integer primary key autoincrement,
      site_id integer not null references hosted_sites (id) on delete cascade,
      act text not null,
      subject text not null,
      page_id integer,
      made_by text not null,
      gesture text,
      at text not null,
      undone integer not null default 0,
      -- [{table, id, before, after}]: whole rows, null where there was or is none.
      changes text not null
    ) strict;
    create index site_history_of on site_history (site_id, id desc);

    create table site_exports (
      id integer primary key autoincrement,
      site_id integer not null references hosted_sites (id) on delete cascade,
      job_id text,
      target text not null check (target in ('folder', 'zip')),
      state text not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
      progress integer not null default 0,
      folder text,
      base_url text not null,
      clean_links integer not null,
      despite_problems integer not null,
      files integer not null default 0,
      written integer not null default 0,
      removed integer not null default 0,
      bytes integer not null default 0,
      took_ms integer not null default 0,
      -- Number of the newest event of the site that it contains.
      last_event integer not null default 0,
      problems text not null default '[]',
      error text,
      created_at text not null,
      finished_at text
    ) strict;
    create index site_exports_of on site_exports (site_id, id desc);
  `,
}
