"""One file a scene: `CAMERAS`, and `build(job)` that sets it up and says what the picture is of."""
