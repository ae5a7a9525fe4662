# Varnish as the shared cache in front of the website (docs/deployment.md), behind a TLS proxy. For Varnish 6 and newer:
#   varnishd -f /etc/varnish/agency.vcl -a 127.0.0.1:6081 -p http_gzip_support=off
# The website compresses responses itself; Varnish's own gzip would prevent Brotli.
vcl 4.1;

import std;

backend website {
    .host = "127.0.0.1";
    .port = "4321";
    .probe = {
        .url = "/readyz";
        .interval = 1s;
        .timeout = 1s;
        .window = 3;
        .threshold = 2;
    }
}

# IP addresses of the dashboard.
acl dashboards {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.restarts == 0) {
        unset req.http.X-Again;
    }
    if (req.method == "PURGE") {
        # CDN_TOKEN of the dashboard.
        if (client.ip !~ dashboards || req.http.Authorization != "Bearer put-the-token-here") {
            return (synth(403));
        }
        if (req.http.Cache-Tag !~ "^[a-z-]+$") {
            return (synth(400));
        }
        ban("obj.http.Cache-Tag == " + req.http.Cache-Tag);
        return (synth(200));
    }
    # Normalises Accept-Encoding to the three variants of a response.
    if (req.http.Accept-Encoding ~ "(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)") {
        unset req.http.Accept-Encoding;
    } elsif (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Pages use no cookies.
    unset req.http.Cookie;
    if (req.method != "GET" && req.method != "HEAD") {
        set req.http.X-Again = "1";
        return (pass);
    }
    # Films are requested in ranges.
    if (req.url ~ "\.(mp4|webm)(\?|$)") {
        return (pass);
    }
    # A stale page is served only while the website fails.
    if (req.restarts == 0 && std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    } else {
        set req.grace = 1d;
    }
    return (hash);
}

sub vcl_backend_response {
    # A delivered error would replace the stale page, so the first one and those of background fetches are abandoned.
    if (beresp.status >= 500 && (bereq.is_bgfetch || !bereq.http.X-Again)) {
        return (abandon);
    }
    if (beresp.http.Cache-Control ~ "stale-if-error") {
        set beresp.grace = 1d;
    } else {
        set beresp.grace = 0s;
    }
    # The website's headers decide what is not cached.
    if (beresp.http.Cache-Control ~ "no-store" || beresp.ttl <= 0s) {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        return (deliver);
    }
}

sub vcl_backend_error {
    if (bereq.is_bgfetch || !bereq.http.X-Again) {
        return (abandon);
    }
}

sub vcl_synth {
    # The failure was not known before: retry, with the stale page allowed.
    if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        set req.http.X-Again = "1";
        return (restart);
    }
}

sub vcl_deliver {
    # Internal headers.
    unset resp.http.Cache-Tag;
    unset resp.http.Surrogate-Key;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
