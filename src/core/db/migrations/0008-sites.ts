import type { Migration } from '../migrate.ts'

export const sites: Migration = {
  name: '0008-sites',
  sql: /* sql */ `
    alter table hosted_sites add column public_url text;
    alter table hosted_sites add column feed_text text not null default 'full' check (feed_text in ('full', 'excerpt'));
    -- Kept by the triggers at the end. Raised by what every page shows of others: titles and addresses of pages,
    -- navigation, shared sections, pictures, domains.
    alter table hosted_sites add column view_revision integer not null default 0;
    -- By the content of live pages, and by redirects.
    alter table hosted_sites add column pages_revision integer not null default 0;
    -- By live posts.
    alter table hosted_sites add column posts_revision integer not null default 0;
    -- By descriptions of pictures that change, and by pictures that go.
    alter table hosted_sites add column media_revision integer not null default 0;

    alter table hosted_pages add column nav_parent_id integer references hosted_pages (id) on delete set null;
    alter table hosted_pages add column translation_group text;
    -- What the writer changed of a live page and has not published: PageDraft as JSON.
    alter table hosted_pages add column draft text;
    -- The revision that the draft was begun on.
    alter table hosted_pages add column draft_of integer;
    -- What the sanitiser and the schemas last made of the sections: version and SHA-256. Else they are checked again.
    alter table hosted_pages add column checked text;
    alter table shared_sections add column checked text;
    create index hosted_pages_nav_parent on hosted_pages (nav_parent_id) where nav_parent_id is not null;

    alter table hosted_posts add column publish_at text;
    alter table hosted_posts add column excerpt text not null default '';
    alter table hosted_posts add column picture text;
    alter table hosted_posts add column checked text;

    -- Why a scheduled post did not go live.
    alter table hosted_posts add column schedule_note text;
    -- With all that a plan of the site asks of a post, so that five thousand are read without their texts.
    drop index hosted_posts_live;
    create index hosted_posts_live on hosted_posts
      (site_id, locale, published_at desc, id desc, revision, slug, title, language, updated_at, noindex)
      where status = 'live';
    create index hosted_posts_unprepared on hosted_posts (id) where checked is null;
    -- The sitemap names pictures of all posts without reading their texts.
    create index hosted_posts_pictured on hosted_posts (site_id, id, picture) where picture is not null;

    alter table redirects add column origin text not null default 'moved' check (origin in ('moved', 'hand', 'import'));

    -- Of live posts alone; the words stand in keywords of the post.
    create table hosted_post_tags (
      post_id integer not null references hosted_posts (id) on delete cascade,
      -- As it stands in an address.
      tag_slug text not null,
      tag text not null,
      site_id integer not null,
      locale text not null,
      published_at text not null,
      primary key (post_id, tag_slug)
    ) strict, without rowid;
    create index hosted_post_tags_listed on hosted_post_tags (site_id, locale, tag_slug, published_at desc, post_id desc);

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
      -- [{table, id, before, after}]: columns that differ; whole rows that came or went, null on the other side.
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

    create trigger page_view_in after insert on hosted_pages when new.status = 'published' begin
      update hosted_sites set view_revision = view_revision + 1, pages_revision = pages_revision + 1
        where id = new.site_id;
    end;
    create trigger page_view_out after delete on hosted_pages when old.status = 'published' begin
      update hosted_sites set view_revision = view_revision + 1, pages_revision = pages_revision + 1
        where id = old.site_id;
    end;
    create trigger page_view_over after update of locale, slug, title, page_type, status, nav_order, nav_parent_id,
      translation_group, noindex on hosted_pages
      when (old.status = 'published' or new.status = 'published') and (
        old.locale is not new.locale or old.slug is not new.slug or old.title is not new.title
        or old.page_type is not new.page_type or old.status is not new.status
        or old.nav_order is not new.nav_order or old.nav_parent_id is not new.nav_parent_id
        or old.translation_group is not new.translation_group or old.noindex is not new.noindex)
    begin
      update hosted_sites set view_revision = view_revision + 1 where id = new.site_id;
    end;
    create trigger page_content_over after update of revision, sections, background, title, meta_title,
      meta_description, canonical_url, og_image_url, noindex, status on hosted_pages
      when old.status = 'published' or new.status = 'published'
    begin
      update hosted_sites set pages_revision = pages_revision + 1 where id = new.site_id;
    end;
    create trigger post_view_in after insert on hosted_posts when new.status = 'live' begin
      update hosted_sites set posts_revision = posts_revision + 1 where id = new.site_id;
    end;
    create trigger post_view_out after delete on hosted_posts when old.status = 'live' begin
      update hosted_sites set posts_revision = posts_revision + 1 where id = old.site_id;
    end;
    create trigger post_view_over after update of revision, status, locale, slug, title, content, published_at
      on hosted_posts when old.status = 'live' or new.status = 'live'
    begin
      update hosted_sites set posts_revision = posts_revision + 1 where id = new.site_id;
    end;
    create trigger shared_view_in after insert on shared_sections begin
      update hosted_sites set view_revision = view_revision + 1 where id = new.site_id;
    end;
    create trigger shared_view_over after update of section on shared_sections begin
      update hosted_sites set view_revision = view_revision + 1 where id = new.site_id;
    end;
    create trigger shared_view_out after delete on shared_sections begin
      update hosted_sites set view_revision = view_revision + 1 where id = old.site_id;
    end;
    create trigger redirect_view_in after insert on redirects begin
      update hosted_sites set pages_revision = pages_revision + 1 where id = new.site_id;
    end;
    create trigger redirect_view_over after update on redirects begin
      update hosted_sites set pages_revision = pages_revision + 1 where id = new.site_id;
    end;
    create trigger redirect_view_out after delete on redirects begin
      update hosted_sites set pages_revision = pages_revision + 1 where id = old.site_id;
    end;
    create trigger media_view_in after insert on media begin
      update hosted_sites set view_revision = view_revision + 1;
    end;
    create trigger media_view_over after update of alt on media when old.alt is not new.alt begin
      update hosted_sites set view_revision = view_revision + 1, media_revision = media_revision + 1;
    end;
    create trigger media_view_out after delete on media begin
      update hosted_sites set view_revision = view_revision + 1, media_revision = media_revision + 1;
    end;
    create trigger domain_view_over after update of hostname, status, ssl_status on domains
      when old.hostname is not new.hostname or old.status is not new.status or old.ssl_status is not new.ssl_status
    begin
      update hosted_sites set view_revision = view_revision + 1 where id = new.site_id;
    end;
    create trigger domain_view_out after delete on domains begin
      update hosted_sites set view_revision = view_revision + 1 where id = old.site_id;
    end;
  `,
}
