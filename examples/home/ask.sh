#!/usr/bin/env bash
# Shown on the home page; examples/tests/home.test.ts runs it against a local server.
set -euo pipefail

# #region ask
curl https://api.saas.aifindr.ai/api/widget/projects/TU_PROJECT_ID/ask \
  -H "X-API-KEY: $AIFINDR_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "query": "¿Cuándo se abre la matrícula?",
    "stream": false
  }'
# #endregion ask
